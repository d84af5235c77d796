// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './OwnershipRequestInput.validators.js'

export const ownershipRequestInputForm: GeneratedForm = {
  name: "OwnershipRequestInput",
  title: "Change ownership",
  submitLabel: "Ask them",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "userId"
  ],
  "properties": {
    "userId": {
      "type": "integer",
      "title": "New owner",
      "minimum": 1,
      "maximum": 9007199254740991
    }
  }
},
  uiSchema: {
  "userId": {
    "ui:widget": "entity",
    "ui:placeholder": "Somebody of the organization",
    "ui:help": "They have to agree. You stay as Organization Manager",
    "ui:options": {
      "of": {
        "list": "/tenants/{tenantId}/users"
      }
    }
  },
  "ui:order": [
    "userId"
  ]
},
  validators,
}
