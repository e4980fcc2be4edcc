import { service } from '@boardwalk/build/service';

export default service({ name: 'identity' });
