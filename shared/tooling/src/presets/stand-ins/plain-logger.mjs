// Stands in for the federation runtime's logger, which looks for a compiler's and traces where it was called from.
class Logger {
  constructor(prefix) {
    for (const name of ['log', 'info', 'warn', 'error']) this[name] = console[name].bind(console, prefix);
    this.success = this.info;
    this.ready = this.info;
  }
  setPrefix() {}
  setDelegate() {}
  debug() {}
}
export const createLogger = (prefix) => new Logger(prefix);
export const createInfrastructureLogger = (prefix) => new Logger(prefix);
export const bindLoggerToCompiler = () => {};
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = createInfrastructureLogger('[ Module Federation ]');
