import { Page } from '@boardwalk/kit';

export default function QueueRoute() {
  return <Page title="Queue" />;
}
