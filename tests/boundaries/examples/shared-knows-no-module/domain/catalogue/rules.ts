export const course = 'course';
