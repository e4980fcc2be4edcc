import { Page } from '@boardwalk/kit';

export default function ReviewRoute() {
  return <Page title="Review" />;
}
