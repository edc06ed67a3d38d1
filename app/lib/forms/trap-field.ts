/** Name of the field that no reader sees; programs that fill in whatever they find give themselves away by it. */
export const TRAP_FIELD = 'second_message';
