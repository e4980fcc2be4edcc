import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import type { Member } from './members.repository.ts';

/** How old a member's roles may be on this process when another one changed them. Changes made here count at once. */
const FRESH_MS = 2_000;

type Held = { member: Promise<Member | undefined>; until: number };

/** Members who were here a moment ago. */
export class MemberMemory {
  private readonly held = new BoundedMap<string, Held>(10_000);

  get(id: string, load: (id: string) => Promise<Member | undefined>): Promise<Member | undefined> {
    const known = this.held.get(id);
    if (known && known.until > Date.now()) return known.member;
    const entry: Held = { member: load(id), until: Date.now() + FRESH_MS };
    this.held.set(id, entry);
    // Neither an absence nor a failure is worth keeping; an entry that was replaced meanwhile stays.
    const drop = () => this.held.get(id) === entry && this.held.delete(id);
    entry.member.then((member) => member ?? drop(), drop);
    return entry.member;
  }

  /** What is being loaded at this moment is forgotten with it: it may have been read before the change. */
  forget(id: string): void {
    this.held.delete(id);
  }
}
