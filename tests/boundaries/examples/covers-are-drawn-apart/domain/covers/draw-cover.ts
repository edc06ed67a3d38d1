export const draw = () => '<svg/>';
