// Why a pass is made for the player.

export const outOfAuction = 'you are out of the auction';
export const youCanOnlyPass = 'you can only pass';
