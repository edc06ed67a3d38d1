export const page = 'home';
