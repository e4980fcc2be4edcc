import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import type { Member } from './members.repository.ts';

type Held = { member: Promise<Member | undefined>; version: number };

/** Members as they were read under a version of the data about people. Under a newer one they are read again. */
export class MemberMemory {
  private readonly held = new BoundedMap<string, Held>(10_000);

  get(
    id: string,
    version: number,
    load: (id: string) => Promise<Member | undefined>,
  ): Promise<Member | undefined> {
    const known = this.held.get(id);
    if (known && known.version >= version) return known.member;
    const entry: Held = { member: load(id), version };
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
