/** The act that a prompt is about: `move` of `pe.ask.action.move`; none while all acts are offered. */
export const actOf = (prompt: string): string | undefined => prompt.split('.')[3];
