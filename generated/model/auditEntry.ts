/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AuditChange } from './auditChange.ts';
import type { AuditEntrySubjectType } from './auditEntrySubjectType.ts';
import type { AuditEntryVerb } from './auditEntryVerb.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An act that was recorded, in words. Written once and never changed.
 */
export interface AuditEntry {
  id: Id;
  createdAt: UnixSeconds;
  /**
     * Who did it, or in whose name an administrator did; null for what another organisation brought about.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  actorUserId: number | null;
  /**
     * First and last name of that person.
     * @nullable
     */
  actorName: string | null;
  /** Whether an administrator of Waybill did it, in the own name or in that of the person. */
  byAdministrator: boolean;
  /**
     * The administrator who acted as the person.
     * @nullable
     */
  administratorName: string | null;
  /** What was done, in a sentence. */
  act: string;
  /** What it was done to. */
  subjectType: AuditEntrySubjectType;
  /**
     * The number of that thing; null where it was done to several at once.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  subjectId: number | null;
  /**
     * What it is called today, or was when it was deleted.
     * @nullable
     */
  subjectName: string | null;
  /** What kind of act it was. */
  verb: AuditEntryVerb;
  /**
     * The fields that differ, as the caller reads them.
     * @maxItems 40
     */
  changes: AuditChange[];
  /** Whether something of it is not for the caller to see. */
  withheld: boolean;
  /**
     * The network address that it was done from; only for those who may change people.
     * @nullable
     */
  address: string | null;
}
