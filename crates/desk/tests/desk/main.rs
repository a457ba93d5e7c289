//! The desk as a browser and a program ask it, route by route.

mod errors;
mod evening;
mod files;
mod forged;
mod results;
mod signin;
mod stage;
mod words;
