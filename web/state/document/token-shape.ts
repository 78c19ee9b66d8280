/** What stands behind the # of an address where it is a state as one token, of whatever version. */
export const tokenShape: RegExp = /^#v(\d+)\.(.*)$/s;
