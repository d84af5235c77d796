// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { discardServiceRevision, publishService } from '../client/services/services.ts'

/** What may happen to revisions, as `useActs` takes it. */
export const serviceRevisionActs = {
  ...{"noun":"revision","states":{"draft":{"status":"draft"},"published":{"status":"published"},"discarded":null},"stateWords":{"draft":"a draft"},"many":"revisions"},
  acts: {
    discardServiceRevision: { ...{"from":["draft"],"to":"discarded","permission":"services.update","label":"Discard draft","said":"Discarded the draft","ask":{"title":"Discard the draft?","whenUsed":false,"text":"Everything in it is lost. What is published stays as it is."},"undo":null}, call: discardServiceRevision },
    publishService: { ...{"from":["draft"],"to":"published","permission":"services.update","label":"Publish","said":"Published {name}, no. {number}","ask":null,"undo":null}, call: publishService },
  },
} as const
