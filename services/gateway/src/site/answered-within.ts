/** How long somebody waits for the API who can have what it said before, in milliseconds. */
const PATIENCE = 1000;

/**
 * Waits for an answer: to its end when nothing can stand in for it, else no longer than anybody wants to wait for a page.
 * @returns whether it is there. The asking goes on; whoever comes next finds what came of it.
 */
export async function answeredWithin(asking: Promise<void>, hasOther: boolean): Promise<boolean> {
  const answered = asking.then(() => true);
  if (!hasOther) return answered;
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE);
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
