/** The shell for those who develop a remote, with React's development build. */
export const DEVELOPMENT_SHELL_TARGET = 'shell for development';
