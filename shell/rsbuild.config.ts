import { shell } from '@boardwalk/build/shell';

export default shell();
