// A new version of the page.

export const matchOpenElsewhere = 'A match is open in another tab. Close it to update.';
export const newVersion = 'A new version of Messdeck is ready.';
export const update = 'Update';
