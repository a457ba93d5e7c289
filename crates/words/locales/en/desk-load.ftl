desk-error-perhaps-changed = It is not certain whether what you sent was carried out.
desk-error-busy = The desk has too much to do at the moment
desk-error-busy-remedy = { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}
desk-error-too-long = The answer took too long
desk-error-too-long-remedy = { $seconds ->
    [one] Wait a second, load the page again and look.
   *[other] Wait { $seconds } seconds, load the page again and look.
}
desk-error-budget-spent = Your address has asked for too much in a short time
desk-error-budget-spent-remedy = { $seconds ->
    [one] Everybody who is not signed in shares equally. Try again in a second.
   *[other] Everybody who is not signed in shares equally. Try again in { $seconds } seconds.
}
desk-error-too-fast = Too much came from this player’s link in a short time
desk-error-too-fast-remedy = { $seconds ->
    [one] Wait a second and do it again. Call the arbiter if it is urgent.
   *[other] Wait { $seconds } seconds and do it again. Call the arbiter if it is urgent.
}
