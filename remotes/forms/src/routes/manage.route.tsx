import { Page } from '@boardwalk/kit';

export default function ManageRoute() {
  return <Page title="Manage" />;
}
