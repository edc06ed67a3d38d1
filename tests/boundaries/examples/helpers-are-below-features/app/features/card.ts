export const card = 'course';
