// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './RevisionServiceMap.validators.js'

export const revisionServiceMapForm: GeneratedForm = {
  name: "RevisionServiceMap",
  title: "Service map",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "serviceMapId",
    "pricingStrategy",
    "fallbackFeeCadCents"
  ],
  "properties": {
    "serviceMapId": {
      "title": "Service map",
      "type": [
        "integer",
        "null"
      ],
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "pricingStrategy": {
      "type": "string",
      "title": "Which stop counts",
      "oneOf": [
        {
          "const": "both",
          "title": "Both, each zone once"
        },
        {
          "const": "highest",
          "title": "The dearer one"
        },
        {
          "const": "pickup",
          "title": "The pickup"
        },
        {
          "const": "dropoff",
          "title": "The drop-off"
        }
      ]
    },
    "fallbackFeeCadCents": {
      "type": [
        "integer",
        "null"
      ],
      "title": "Outside every zone",
      "minimum": 0,
      "maximum": 10000000
    }
  }
},
  uiSchema: {
  "serviceMapId": {
    "ui:widget": "entity",
    "ui:placeholder": "No zones",
    "ui:help": "Which stop counts and the fee outside every zone begin as the map has them",
    "ui:options": {
      "of": {
        "list": "/tenants/{tenantId}/service-maps-meta",
        "get": "/service-maps"
      },
      "takes": [
        "pricingStrategy",
        "fallbackFeeCadCents"
      ]
    }
  },
  "pricingStrategy": {
    "ui:widget": "select",
    "ui:options": {
      "when": {
        "field": "serviceMapId",
        "given": true
      }
    }
  },
  "fallbackFeeCadCents": {
    "ui:widget": "money",
    "ui:help": "Without it, such an order waits for you to price it",
    "ui:options": {
      "when": {
        "field": "serviceMapId",
        "given": true
      }
    }
  },
  "ui:order": [
    "serviceMapId",
    "pricingStrategy",
    "fallbackFeeCadCents"
  ]
},
  validators,
}
