// The id under which something is done once, however often it is sent. Also without a secure connection, where
// browsers make no ready ones.
export const newId = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
