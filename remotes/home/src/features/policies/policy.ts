import type { SiteConfiguration } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';

/** A paragraph, or a list of points. */
type PolicyBlock = MessageDescriptor | readonly MessageDescriptor[];

/** One numbered part of a policy. `id` is its anchor: it stays when the title changes, because people link to it. */
export interface PolicySection {
  id: string;
  title: MessageDescriptor;
  body: readonly PolicyBlock[];
}

/** What the texts of a policy may name in braces. */
export const policyValues = ({ name, city, chatName, contactEmail }: SiteConfiguration) => ({
  name,
  city,
  chatName,
  contactEmail,
});
