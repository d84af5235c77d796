// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './RevisionGeostamps.validators.js'

export const revisionGeostampsForm: GeneratedForm = {
  name: "RevisionGeostamps",
  title: "Waiting",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "charging",
    "terms"
  ],
  "properties": {
    "charging": {
      "type": "string",
      "title": "Waiting",
      "oneOf": [
        {
          "const": "courier",
          "title": "As you charge it everywhere"
        },
        {
          "const": "service",
          "title": "By terms of its own"
        },
        {
          "const": "nothing",
          "title": "Costs nothing"
        }
      ]
    },
    "terms": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "required": [
        "freeMinutes",
        "freeMinutesAtDropoff",
        "incrementMinutes",
        "centsPerMinute",
        "capCents"
      ],
      "properties": {
        "freeMinutes": {
          "type": "integer",
          "title": "Free minutes",
          "minimum": 0,
          "maximum": 1440
        },
        "freeMinutesAtDropoff": {
          "type": [
            "integer",
            "null"
          ],
          "title": "Free minutes at the drop-off",
          "minimum": 0,
          "maximum": 1440
        },
        "incrementMinutes": {
          "type": "integer",
          "title": "Charged in steps of (minutes)",
          "minimum": 1,
          "maximum": 1440
        },
        "centsPerMinute": {
          "type": "integer",
          "title": "A minute",
          "minimum": 0,
          "maximum": 10000000
        },
        "capCents": {
          "type": [
            "integer",
            "null"
          ],
          "title": "At most a stop",
          "minimum": 0,
          "maximum": 10000000
        }
      },
      "title": "Terms"
    }
  }
},
  uiSchema: {
  "charging": {
    "ui:widget": "select"
  },
  "terms": {
    "ui:options": {
      "when": {
        "field": "charging",
        "equals": "service",
        "required": true
      }
    },
    "freeMinutesAtDropoff": {
      "ui:help": "The same as at the pickup when it is empty"
    },
    "centsPerMinute": {
      "ui:widget": "money"
    },
    "capCents": {
      "ui:widget": "money"
    },
    "ui:order": [
      "freeMinutes",
      "freeMinutesAtDropoff",
      "incrementMinutes",
      "centsPerMinute",
      "capCents"
    ]
  },
  "ui:order": [
    "charging",
    "terms"
  ]
},
  validators,
}
