/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ProtocolEntryActionsWithDataItem } from './protocolEntryActionsWithDataItem.ts';
import type { ProtocolEntryActor } from './protocolEntryActor.ts';
import type { ProtocolEntryActorType } from './protocolEntryActorType.ts';
import type { ProtocolEntryGeostamp } from './protocolEntryGeostamp.ts';
import type { StopType } from './stopType.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What was captured at a stop, when, where and by whom.
 */
export interface ProtocolEntry {
  type: StopType;
  date: UnixSeconds;
  /** Where it was captured; null when the device did not know. */
  geostamp: ProtocolEntryGeostamp;
  /** Who captured it; null where the names of drivers are not shown. */
  actor: ProtocolEntryActor;
  /** The order's driver, or somebody of the office. */
  actorType: ProtocolEntryActorType;
  /** The actions of the stop with their answers. */
  actionsWithData: ProtocolEntryActionsWithDataItem[];
}
