import { Page } from '@boardwalk/kit';

export default function BuilderRoute() {
  return <Page title="Builder" />;
}
