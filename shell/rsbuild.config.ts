import { shell } from '@boardwalk/tooling/shell';

export default shell();
