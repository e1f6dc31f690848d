/** Who is signed in, as far as these pages read it. */
export const me = (...roles: string[]) => ({ data: { roles } });
