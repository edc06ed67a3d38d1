export const page = () => true;
