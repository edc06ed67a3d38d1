/** Part of the address of drawn land, which is good for ever: goes up whenever the drawing changes. */
export const LAND_VERSION = 3;
