export const serve = () => true;
