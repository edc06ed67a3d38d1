const SECRET = /password|token|^code$/i;

/** Whether a form's field holds what is kept nowhere and stands in no page. */
export const isSecretField = (name: string) => SECRET.test(name);
