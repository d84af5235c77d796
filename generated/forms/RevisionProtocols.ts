// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './RevisionProtocols.validators.js'

export const revisionProtocolsForm: GeneratedForm = {
  name: "RevisionProtocols",
  title: "Protocols",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "pickup",
    "dropoff"
  ],
  "properties": {
    "pickup": {
      "type": "array",
      "title": "At the pickup",
      "maxItems": 50,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "type",
          "label",
          "description",
          "required",
          "options"
        ],
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60
          },
          "type": {
            "type": "string",
            "enum": [
              "block",
              "text_input",
              "number_input",
              "media",
              "select",
              "multi_select",
              "signature",
              "confirm"
            ]
          },
          "label": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000
          },
          "required": {
            "type": "boolean"
          },
          "options": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "type": "string",
              "maxLength": 200
            }
          }
        }
      }
    },
    "dropoff": {
      "type": "array",
      "title": "At the drop-off",
      "maxItems": 50,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "type",
          "label",
          "description",
          "required",
          "options"
        ],
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60
          },
          "type": {
            "type": "string",
            "enum": [
              "block",
              "text_input",
              "number_input",
              "media",
              "select",
              "multi_select",
              "signature",
              "confirm"
            ]
          },
          "label": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000
          },
          "required": {
            "type": "boolean"
          },
          "options": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "type": "string",
              "maxLength": 200
            }
          }
        }
      }
    }
  }
},
  uiSchema: {
  "pickup": {
    "items": {
      "ui:order": [
        "id",
        "type",
        "label",
        "description",
        "required",
        "options"
      ]
    }
  },
  "dropoff": {
    "items": {
      "ui:order": [
        "id",
        "type",
        "label",
        "description",
        "required",
        "options"
      ]
    }
  },
  "ui:order": [
    "pickup",
    "dropoff"
  ]
},
  validators,
}
