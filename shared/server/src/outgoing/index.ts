export {
  AnswerTooLargeError,
  type OutgoingAnswer,
  type OutgoingCall,
  SafeClient,
} from './outgoing-client.ts';
export { AddressRefusedError, isPublicAddress, lookupPublicly } from './public-address.ts';
