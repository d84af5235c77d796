/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AuditEntryFilterCreatedAt } from './auditEntryFilterCreatedAt.ts';
import type { AuditEntryFilterSubjectId } from './auditEntryFilterSubjectId.ts';
import type { AuditEntryFilterSubjectTypeItem } from './auditEntryFilterSubjectTypeItem.ts';
import type { AuditEntryFilterVerbItem } from './auditEntryFilterVerbItem.ts';
import type { Id } from './id.ts';

/**
 * Which audit entries: those that fit all of it.
 */
export interface AuditEntryFilter {
  /** Person: this one, any, or none. */
  actorUserId?: Id | 'any' | 'none';
  /**
     * Kind of thing: any of these.
     * @minItems 1
     * @maxItems 60
     */
  subjectType?: AuditEntryFilterSubjectTypeItem[];
  /** Number: between these, both included, or on one side of one. */
  subjectId?: AuditEntryFilterSubjectId;
  /**
     * Act: any of these.
     * @minItems 1
     * @maxItems 121
     */
  verb?: AuditEntryFilterVerbItem[];
  /** By an administrator: Yes, or else No. */
  byAdministrator?: boolean;
  /** When: between these, both included, or on one side of one. */
  createdAt?: AuditEntryFilterCreatedAt;
}
