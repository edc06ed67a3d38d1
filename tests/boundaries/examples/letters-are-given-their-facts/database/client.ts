export const query = () => true;
