export { PlainError, UsageError } from './plain-error.ts';
export { readOptions } from './read-options.ts';
export { runCommand } from './run-command.ts';
export { untilStopSignal } from './until-stop-signal.ts';
