/** What the environment got wrong: one line for each variable. */
export class ConfigurationError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}
