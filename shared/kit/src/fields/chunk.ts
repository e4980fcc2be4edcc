/** What members fill in and look through. It is a file by itself: whoever only reads never fetches it. */
export { Field, Input, NativeSelect, Table, Textarea } from '@chakra-ui/react';
