import { Logger } from '@nestjs/common';

/** A logger that says nothing of what goes well, or of what is tried again. */
export const quietLogger = new Logger('test');
quietLogger.log = () => {};
quietLogger.warn = () => {};
