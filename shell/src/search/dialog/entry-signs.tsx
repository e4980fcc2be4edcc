import {
  ArrowRight,
  BookOpen,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  FileText,
  House,
  type LucideIcon,
  Newspaper,
  Radio,
  Scale,
  Search,
  UserRound,
  Zap,
} from 'lucide-react';
import type { EntrySign } from './entry.ts';

/** A kind that a room has brought since has the sign of a page. */
const SIGNS: Partial<Record<string, LucideIcon>> & Record<EntrySign, LucideIcon> = {
  rule: Scale,
  doc: BookOpen,
  event: CalendarDays,
  stream: Radio,
  member: UserRound,
  property: House,
  article: Newspaper,
  form: FileText,
  application: ClipboardCheck,
  review: ClipboardList,
  page: ArrowRight,
  action: Zap,
  all: Search,
};

/** What stands before an entry. Decorative: the group says what it is. */
export function EntryIcon({ sign }: { sign: EntrySign }) {
  const Icon = SIGNS[sign];
  return <Icon size="1.125rem" aria-hidden />;
}
