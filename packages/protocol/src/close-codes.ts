/** Why the server ends a socket, where it says more than that. Colyseus reserves codes up to 4010. */

/** The player has come back on another socket. */
export const CLOSE_TAKEN = 4100
/** What waited to be sent was more than may wait: the browser comes back, and is told anew what holds. */
export const CLOSE_BEHIND = 4102
