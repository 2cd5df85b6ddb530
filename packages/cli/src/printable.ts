// Texts of a stranger's record as a terminal may show them: control characters would move its cursor or write its title.

export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD');
