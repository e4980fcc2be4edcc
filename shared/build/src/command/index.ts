export { PlainError, UsageError } from './plain-error.ts';
export { readOptions } from './read-options.ts';
export { runCommand } from './run-command.ts';
export { untilAskedToStop } from './until-asked-to-stop.ts';
