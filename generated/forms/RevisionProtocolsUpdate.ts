// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './RevisionProtocolsUpdate.validators.js'

export const revisionProtocolsUpdateForm: GeneratedForm = {
  name: "RevisionProtocolsUpdate",
  title: "Protocols",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "protocolIds"
  ],
  "properties": {
    "protocolIds": {
      "type": "array",
      "title": "Protocols",
      "maxItems": 10,
      "uniqueItems": true,
      "items": {
        "type": "integer",
        "title": "Protocol",
        "minimum": 1,
        "maximum": 9007199254740991
      }
    }
  }
},
  uiSchema: {
  "protocolIds": {
    "ui:help": "Drivers are asked everything of the first before the next",
    "ui:options": {
      "itemLabel": "protocol",
      "empty": "What drivers are asked at the stops"
    },
    "items": {
      "ui:widget": "entity",
      "ui:options": {
        "of": {
          "list": "/tenants/{tenantId}/protocols",
          "get": "/protocols"
        }
      }
    }
  },
  "ui:order": [
    "protocolIds"
  ]
},
  validators,
}
