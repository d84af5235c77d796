// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { disableService, enableService, deleteServiceTemplate } from '../client/services/services.ts'

/** What may happen to services, as `useActs` takes it. */
export const serviceMetaActs = {
  ...{"noun":"service","states":{"template":{"isTemplate":true},"unpublished":{"publishedRevision":null},"disabled":{"isEnabled":false},"offered":{"isEnabled":true},"removed":null},"stateWords":{"template":"a template","unpublished":"never published"},"many":"services"},
  acts: {
    disableService: { ...{"from":["offered"],"to":"disabled","permission":"services.update","label":"Disable","said":"{name} can no longer be ordered","ask":null,"undo":"enableService"}, call: disableService },
    enableService: { ...{"from":["disabled"],"to":"offered","permission":"services.update","label":"Enable","said":"{name} can be ordered","ask":null,"undo":"disableService"}, call: enableService },
    deleteServiceTemplate: { ...{"from":["template"],"to":"removed","permission":"services.delete","label":"Remove template","said":"Removed {name}","ask":{"title":"Remove {name}?","whenUsed":false,"text":"Services that were started from it stay."},"undo":null}, call: deleteServiceTemplate },
  },
} as const
