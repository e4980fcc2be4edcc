import { useNavigate } from '@boardwalk/kit';
import { EventForm } from '../features/planning/event-form.tsx';

/** `/events/new`: creates an event. */
export default function NewRoute() {
  const navigate = useNavigate();
  return <EventForm onSaved={({ id }) => void navigate(`/events/${id}`)} />;
}
