const SCRIPT = /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:/i;

/** @returns whether a drawing would run code, or load some, in the browser that opens it. */
export const holdsScript = (svg: string): boolean => SCRIPT.test(svg);
