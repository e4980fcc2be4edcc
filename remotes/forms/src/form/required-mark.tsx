import { chakra } from '@boardwalk/kit';

/** Mark of a required question, with the look of the kit's fields. The control itself is marked for screen readers. */
export function RequiredMark() {
  return (
    <chakra.span aria-hidden color="fg.error" ms="1">
      *
    </chakra.span>
  );
}
