import undeclared from 'async-exit-hook';

export const main = undeclared;
