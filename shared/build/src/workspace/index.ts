export {
  BUILD,
  DEVELOPMENT_SHELL,
  IS_ONE_REMOTE,
  PACKAGES,
  ROOT,
  remoteFolder,
  remoteNames,
  SERVICE_NAMES,
  SHELL,
} from './folders.ts';
export { kitVersion } from './kit-version.ts';
export { sourceCommit } from './source-commit.ts';
